"""Pictures of worlds without a screen, by following rays: `teeter picture`."""
