/** Every call of the seeker service. */
import { type Groups, contract } from '#contract/call'
import { publicReference } from '#contract/public/reference'
import { seekerAdverts } from '#contract/seeker/jobs/adverts'
import { seekerApplications } from '#contract/seeker/applications/applications'
import { seekerAppscreen } from '#contract/seeker/applications/appscreen'
import { seekerAvailability } from '#contract/seeker/profile/availability'
import { seekerCv } from '#contract/seeker/profile/cv'
import { seekerBlocks } from '#contract/seeker/jobs/blocks'
import { seekerDocuments } from '#contract/seeker/profile/documents'
import { seekerEducation } from '#contract/seeker/profile/education'
import { seekerEvents } from '#contract/seeker/events'
import { seekerFeedback } from '#contract/seeker/feedback'
import { seekerFollows } from '#contract/seeker/jobs/follows'
import { seekerHome } from '#contract/seeker/home'
import { seekerInterviews } from '#contract/seeker/applications/interviews'
import { seekerMeetings } from '#contract/seeker/applications/meetings'
import { seekerNotForMe } from '#contract/seeker/jobs/not-for-me'
import { seekerNotifications } from '#contract/seeker/notifications'
import { seekerPlan } from '#contract/seeker/jobs/plan'
import { seekerPrivacy } from '#contract/seeker/privacy'
import { seekerProfile } from '#contract/seeker/profile/profile'
import { seekerReference } from '#contract/seeker/reference'
import { seekerSaved } from '#contract/seeker/jobs/saved'
import { seekerSavedSearches } from '#contract/seeker/jobs/saved-searches'
import { seekerSearch } from '#contract/seeker/jobs/search'
import { seekerUploads } from '#contract/seeker/uploads'
import { seekerWork } from '#contract/seeker/profile/work'

export const seekerBase = '/info'

export const seekerService = contract({
  ...seekerAdverts,
  ...seekerApplications,
  ...seekerAppscreen,
  ...seekerAvailability,
  ...seekerBlocks,
  ...seekerCv,
  ...seekerDocuments,
  ...seekerEducation,
  ...seekerEvents,
  ...seekerFeedback,
  ...seekerFollows,
  ...seekerHome,
  ...seekerInterviews,
  ...seekerMeetings,
  ...seekerNotForMe,
  ...seekerNotifications,
  ...seekerPlan,
  ...seekerPrivacy,
  ...seekerProfile,
  ...seekerReference,
  ...seekerSaved,
  ...seekerSavedSearches,
  ...seekerSearch,
  ...seekerUploads,
  ...seekerWork,
  ...publicReference,
})
export type SeekerService = typeof seekerService

/** The same by what they are about, as the reference shows them. */
export const seekerGroups: Groups = {
  Adverts: seekerAdverts,
  Applications: seekerApplications,
  'Lists of applications': seekerAppscreen,
  Week: seekerAvailability,
  'Blocked employers': seekerBlocks,
  CV: seekerCv,
  Documents: seekerDocuments,
  Education: seekerEducation,
  Events: seekerEvents,
  Feedback: seekerFeedback,
  'Followed employers': seekerFollows,
  Home: seekerHome,
  Interviews: seekerInterviews,
  Meetings: seekerMeetings,
  'Hidden jobs': seekerNotForMe,
  Notifications: seekerNotifications,
  'Own data': seekerPrivacy,
  'Planned week': seekerPlan,
  Profile: seekerProfile,
  'Lists to choose from': seekerReference,
  'Saved jobs': seekerSaved,
  'Saved searches': seekerSavedSearches,
  Search: seekerSearch,
  Files: seekerUploads,
  'Work history': seekerWork,
  Places: publicReference,
}
