/** What a meeting may be, beside the status of its application. Imports nothing. */
export const meetingKinds = ['chat', 'phone', 'video', 'trial'] as const
export type MeetingKind = (typeof meetingKinds)[number]

export const meetingStatuses = ['proposed', 'agreed', 'cancelled', 'done'] as const
export type MeetingStatus = (typeof meetingStatuses)[number]
/** Who has to answer a meeting that is proposed. */
export const meetingSides = ['seeker', 'employer'] as const
export type MeetingSide = (typeof meetingSides)[number]
export const meetingActors = [...meetingSides, 'clock'] as const
export type MeetingActor = (typeof meetingActors)[number]

/** An application has one of these at a time. */
export const openMeetings = ['proposed', 'agreed'] as const satisfies readonly MeetingStatus[]
export const isMeetingOpen = (status: MeetingStatus): boolean => status === 'proposed' || status === 'agreed'
