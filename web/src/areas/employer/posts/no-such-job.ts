import { paths } from '#web/shared/paths'
import { words } from '#web/areas/employer/posts/words'

/** What to say where an address names a job that this company has not. */
export const noSuchJob = {
  title: words.cantFindJob,
  text: words.linkMayOldPart,
  action: { label: words.seeYourJobs, to: paths.posts },
}
