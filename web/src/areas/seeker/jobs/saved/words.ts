import { counted } from '#web/shared/words/numbers'

/** What the screens under Saved say. */
export const words = {
  title: 'Saved',
  tabs: { jobs: 'Jobs', searches: 'Searches', employers: 'Employers', hidden: 'Hidden' },
  find: 'Find work',
  undo: 'Undo',
  jobs: {
    open: 'Open jobs',
    closed: 'Closed',
    many: 'saved jobs',
    empty: { title: 'No saved jobs', text: 'Use the bookmark on a job to save it.' },
    failed: 'We couldn’t load your saved jobs',
  },
  searches: {
    saved: (day: string) => `Saved on ${day}`,
    fresh: (jobs: number) => counted(jobs, 'new job'),
    freshMost: 'Over 1000 new jobs',
    rename: (name: string) => `Rename ${name}`,
    alert: 'Email me new jobs',
    paces: { none: 'Off', daily: 'Daily, at 08:00', at_once: 'Straight away, up to 5 a day' },
    open: 'View jobs',
    delete: 'Delete',
    loading: 'Loading your searches',
    empty: { title: 'No saved searches', text: 'Search for work, then save the search. We’ll tell you about new jobs.' },
    failed: 'We couldn’t load your searches',
    deleted: (name: string) => `Deleted: ${name}`,
    deletedToo: 'You won’t get its alerts.',
    notRestored: 'We couldn’t save it again.',
    name: 'Name',
    nameless: 'Enter a name for this search',
    what: 'the name of this search',
    save: 'Save',
    cancel: 'Cancel',
  },
  employers: {
    many: 'employers',
    openJobs: (jobs: number) => (jobs === 0 ? 'No open jobs' : counted(jobs, 'open job')),
    followed: {
      title: 'Following',
      button: 'Unfollow',
      done: (name: string) => `Unfollowed: ${name}`,
      after: 'We won’t tell you about their new jobs.',
    },
    blocked: {
      title: 'Blocked',
      text: 'You won’t see their jobs.',
      button: 'Unblock',
      done: (name: string) => `Unblocked: ${name}`,
      after: 'You’ll see their jobs again.',
    },
    empty: { title: 'You’re not following anyone', text: 'Follow an employer on a job page and we’ll tell you about their new jobs.' },
    failed: 'We couldn’t load these employers',
    notUndone: 'We couldn’t undo that. Find one of their jobs to do it there.',
  },
  hidden: {
    text: 'These jobs won’t appear in search or on Home.',
    many: 'hidden jobs',
    button: 'Unhide',
    of: (place: string, day: string) => `${place} · Hidden on ${day}`,
    closed: 'Closed',
    empty: { title: 'No hidden jobs', text: 'Hide a job and it moves here.' },
    failed: 'We couldn’t load these jobs',
  },

  // MarkRow
  loading: 'Loading',
}
