import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type {
  DbsLevel,
  machineJudgements,
  payBandAges,
  screeningAnswerTypes,
  visaReasons,
  workplaces,
} from '@evenshift/contract/states/job/job-terms'
import { costNames } from '@evenshift/contract/states/job/job-terms'
import { costLabels, costWords, nightJourneyWords, payDayWords, termLabels } from '@evenshift/contract/states/job/term-words'
import { pounds } from '#web/shared/words/pay'

/** The words for each choice of a term, the same where it is written, listed and read. */
export const workplaceWords: Readonly<Record<(typeof workplaces)[number], string>> = {
  on_site: 'At the workplace',
  hybrid: 'Partly from home',
  remote: 'From home',
}
export const machineJudgementWords: Readonly<Record<(typeof machineJudgements)[number], string>> = {
  none: 'People, never a machine',
  sorts: 'A machine sorts applications, people decide',
  decides: 'A machine turns some down; anyone may ask for a person',
}
export const dbsWords: Readonly<Record<DbsLevel, string>> = {
  none: 'No DBS check',
  basic: 'Basic DBS check',
  standard: 'Standard DBS check',
  enhanced: 'Enhanced DBS check',
  enhanced_barred: 'Enhanced DBS check with the barred lists',
}
export const visaReasonWords: Readonly<Record<(typeof visaReasons)[number], string>> = {
  permanent_full_time: 'It’s permanent and full-time',
  self_employed: 'It’s self-employed work',
  sports: 'It’s professional sport or coaching',
  entertainer: 'It’s work as an entertainer',
}
export const answerTypeWords: Readonly<Record<(typeof screeningAnswerTypes)[number], string>> = {
  yes_no: 'Yes or no',
  text: 'Short answer',
  choice: 'Multiple choice',
}
export const bandWords: Readonly<Record<(typeof payBandAges)[number], string>> = { 16: 'Under 18', 18: '18 to 20', 21: '21 and over' }

/** The terms that a job may leave unsaid, as everybody reads them; null for what it does not say. */
export const saidRows = ({
  payDay,
  costs,
  nightJourney,
  machineJudgement,
}: Pick<EmployerJob, 'payDay' | 'costs' | 'nightJourney' | 'machineJudgement'>): readonly (readonly [string, string | null])[] => [
  [termLabels.payDay, payDay && payDayWords[payDay]],
  ...costNames.map((name): readonly [string, string | null] => [costLabels[name], costs[name] && costWords[costs[name]]]),
  [termLabels.nightJourney, nightJourney && nightJourneyWords[nightJourney]],
  [termLabels.machineJudgement, machineJudgement && machineJudgementWords[machineJudgement]],
]

/** "Leeds", "Leeds, partly from home", "From home". */
export const placeWords = ({ workplace, location }: Pick<EmployerJob, 'workplace' | 'location'>): string =>
  workplace === 'remote'
    ? workplaceWords.remote
    : [location, workplace === 'hybrid' && workplaceWords.hybrid.toLowerCase()].filter(Boolean).join(', ')

/** "Under 18 £8.60, 21 and over £12.90". */
export const payBandsText = (bands: EmployerJob['payBands']): string =>
  bands.map(({ from, salary }) => `${bandWords[from]} ${pounds(salary)}`).join(', ')
