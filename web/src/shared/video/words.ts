/** What players say. */
export const words = {
  speed: 'Speed',
  /** As it is drawn. */
  times: (speed: number) => `${speed}×`,
  /** As it is heard. */
  timesSpoken: (speed: number) => (speed === 1 ? 'Normal speed' : `${speed} times as fast`),
  keys: 'In the player, press < for slower and > for faster',
  english: 'English',
}
