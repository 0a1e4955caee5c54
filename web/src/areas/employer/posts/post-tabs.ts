import type { JobTab } from '@evenshift/contract/states/job/job'
import { paths } from '#web/shared/paths'

/** The address of each list of posts. */
export const postTabs: Readonly<Record<JobTab, string>> = { ongoing: paths.ongoingPosts, closed: paths.closedPosts }
