import { paths } from '#web/shared/paths'

/** What to say where an address names a job that this company has not. */
export const noSuchJob = {
  title: 'We can’t find this job',
  text: 'The link may be old, or part of it may be missing.',
  action: { label: 'See your jobs', to: paths.posts },
}
