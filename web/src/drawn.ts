// Made from what the games say by python -m teeter.server.drawn. Do not edit.

/** The colours of the players' figures, by game and seat. */
export const FIGURE_COLOURS: Record<string, readonly string[]> = {
  "eruk": ["red", "yellow", "green", "blue", "white"],
  "gulo-gulo": ["red", "yellow", "green", "dark blue", "white", "brown"],
  "pharaoh": ["red", "blue", "yellow", "green", "white", "black"],
};

/** Columns and rows of the counters of Eruk. */
export const ICE: readonly [number, number] = [10, 8];

/** How long fleeing counters of Eruk stay in sight. */
export const FLEEING_SECONDS: number = 2.5;

/** Of the drawing plan of Pharaoh's Gulo Gulo, in its units. */
export const PLAN_SIZE: readonly [number, number] = [1400, 700];

/** Centres of the fields in units of the plan, y downwards. */
export const PLAN: Record<string, readonly [number, number]> = {
  "START": [90, 610],
  "D1": [210, 610],
  "D2": [330, 600],
  "D3": [440, 540],
  "D4": [330, 450],
  "D5": [200, 390],
  "D6": [290, 280],
  "D7": [420, 200],
  "PIT": [610, 130],
  "P1": [800, 130],
  "P2": [900, 130],
  "P3": [1000, 130],
  "P4": [1100, 130],
  "P5": [1200, 150],
  "P6": [1270, 260],
  "P7": [1160, 270],
  "P8": [1050, 270],
  "P9": [940, 280],
  "P10": [930, 410],
  "P11": [1040, 420],
  "P12": [1150, 420],
  "P13": [1260, 430],
  "P14": [1260, 560],
  "C1": [1130, 590],
  "C2": [1010, 590],
};

/** Centre and radius in units of the plan. */
export const SNAKE_PIT: readonly [number, number, number] = [660, 430, 120];

/** In units of the plan. */
export const MARKER_SIDE: number = 80;
