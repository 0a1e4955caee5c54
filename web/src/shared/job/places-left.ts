import type { Job } from '@evenshift/contract/model/job/job'
import { words } from '#web/shared/job/words'

/** "3 places", or once fewer are left "2 places left". */
export const placesWords = ({ vacancies, placesLeft }: Pick<Job, 'vacancies' | 'placesLeft'>): string =>
  placesLeft === vacancies ? words.place(vacancies) : words.placesLeft(placesLeft)
