"""The physical table: what players' hands meet, in MuJoCo. Nobody else imports mujoco."""
