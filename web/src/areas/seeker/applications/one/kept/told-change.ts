import type { ApplicationDetail } from '@evenshift/contract/model/application/application'

/** The last change of the job that somebody was told of, with what the employer wrote beside it; none once they agreed to its times. */
export const toldChange = ({ history, newTimes }: Pick<ApplicationDetail, 'history' | 'newTimes'>) =>
  newTimes?.state === 'agreed' ? undefined : history.findLast(({ change }) => change !== null)
