/** What is said in areas/staff/queue. */
export const words = {
  // QueueHead
  overdue: (cases: number) => `${cases} overdue`,
  openAndDecided: (open: number, today: number) => `${open} open · ${today || 'none'} decided today`,
  queue: 'Queue',
  show: 'Show',

  // QueueScreen
  nextPrevious: 'next, previous',
  ctrl: 'Ctrl',
  enter: 'Enter',
  choose: 'choose',
  reason: 'reason',
  decide: 'decide',
  couldntLoadQueue: 'We couldn’t load the queue',
  nothingWaits: 'Nothing waits',
  newCasesAppearHere: 'New cases appear here, the oldest promise first.',
  oldestPromiseFirst: 'Oldest promise first',
  cases: 'Cases',

  // QueueSkeleton
  loadingTheQueue: 'Loading the queue',

  // QueueHead
  all: (open: number) => `All ${open}`,

  // QueueScreen
  firstRestFollowDecideThese: (length: number, total: number) => `The first ${length} of ${total}. The rest follow as you decide these.`,
}
