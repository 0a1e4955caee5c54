/** The only source of the present time, so that tests can stand anywhere in it. */
export interface Clock {
  now(): Date
}
