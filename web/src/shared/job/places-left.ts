import { counted } from '#web/shared/words/numbers'

/** "3 places", or once some are filled "2 of 3 places left". */
export const placesLeft = (vacancies: number, filled: number): string =>
  filled === 0 ? counted(vacancies, 'place') : `${vacancies - filled} of ${counted(vacancies, 'place')} left`
