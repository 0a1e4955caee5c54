import { words } from '#web/shared/job/words'

/** "3 places", or once some are filled "2 of 3 places left". */
export const placesLeft = (vacancies: number, filled: number): string =>
  filled === 0 ? words.place(vacancies) : words.ofLeft(vacancies - filled, vacancies)
