/** The fixed figures of the product, each named once. Imports nothing, so that every side can carry it. */

/** Rows on a page of job search, saved jobs and applications, unless the caller asks for another size. */
export const PAGE_SIZE = 5
/** Jobs that the home screen recommends: so many that fit the whole week, and of those that fit part of it. */
export const HOME_JOBS = { whole: 4, part: 4 }
/** Employers who looked last, as the home screen tells. */
export const HOME_VIEWS = 2
/** The hour in London at which a digest is mailed, unless its reader chose another. */
export const DIGEST_HOUR = 8
/** The most rows a caller may ask for at once. */
export const PAGE_SIZE_MOST = 50
/** A search total is exact up to this; one more means "more than this". */
export const SEARCH_TOTAL_MOST = 1000
/** A code of the map counts its jobs up to this, and one more where there are more. */
export const MAP_JOBS_MOST = 50

export const SPLASH_MS = 1_000
export const NOTICE_MS = 4_500
export const PUSH_NOTICE_MS = 8_000
export const SCREEN_LOAD_TIMEOUT_MS = 120_000
export const PROGRESS_START = 30
export const PROGRESS_END = 100

export const BIO_VIDEO_SECONDS = 60
export const PUSH_TOKEN_REFRESH_DAYS = 7
/** The hours in London in which nobody's device is woken; a person may begin earlier and end later. */
export const QUIET_FROM = 21
export const QUIET_UNTIL = 8
/** There is an hour a day in which what waited can come. */
export const QUIET_FROM_LEAST = 13
export const QUIET_UNTIL_MOST = 12
export const IDENTITY_REGION = 'eu-west-2'

/** The access token lives in the browser's memory for this long at most. */
export const ACCESS_TOKEN_SECONDS = 15 * 60
/** The cookie that tells the page of a pool's session; it opens nothing. */
export const sessionHint = (pool: string): string => `evenshift-${pool}.is_signed_in`
/** The one message that sends a person back to the start; see the error catalogue. */
export const SESSION_EXPIRED_MESSAGE = 'Session token is expired'

export const PASSWORD_LENGTH_LEAST = 10
export const PASSWORD_LENGTH_MOST = 128

/** Minutes in which an employer takes back a move, and after which a rejection is told to the seeker. */
export const UNDO_MINUTES = 60
export const OFFER_DAYS_DEFAULT = 5
export const OFFER_HOURS_LEAST = 48
/** From the invitation to the deadline of an interview. */
export const INTERVIEW_DAYS_LEAST = 2
export const INTERVIEW_DAYS_DEFAULT = 7
export const INTERVIEW_DAYS_MOST = 14
/** Within how many days of its removal a job may be brought back. */
export const JOB_APPEAL_DAYS = 14
export const INTERVIEW_QUESTIONS_MOST = 8
/** The answer times of an interview's questions together. */
export const INTERVIEW_MINUTES_MOST = 10
/** So many seconds a recorded answer goes on past its time, to finish a sentence. */
export const ANSWER_GRACE_SECONDS = 15
/** Days after an application's outcome at which the interview's answers are erased. */
export const INTERVIEW_KEPT_DAYS = 90
/** Within which a person reads a report. */
export const REPORT_HOURS = 24
/** How long an archive of somebody's data can be fetched. */
export const EXPORT_DAYS = 7
export const NO_REPLY_GRACE_DAYS = 7
/** A job that nobody has confirmed for so long closes. */
export const CONFIRM_DAYS = 30
/** So long before it would close, a job's employer is asked whether it is still open. */
export const CONFIRM_ASKED_DAYS = 7
export const REOPEN_DAYS = 30
export const CLOSING_DATE_DAYS_MOST = 90
export const START_DATE_DAYS_MOST = 365
export const RESUBMISSIONS_MOST = 3

/** Days within which a failed payment can be made good. */
export const GRACE_DAYS = 7
/** So many days before a plan ends or shrinks its owners are told. */
export const PLAN_REMINDER_DAYS = [7, 1]
/** Minutes for which a price that was shown is charged as it was shown. */
export const PRICE_MINUTES = 60

/** What was charged is kept for so long, whether or not the company stays. */
export const INVOICES_KEPT_YEARS = 6

/** Days of activity that are told where no span is named, and at most: three years. */
export const ACTIVITY_DAYS_DEFAULT = 28
export const ACTIVITY_DAYS_MOST = 1096

/** A week is this many half-hours, one bit each; half-hour 0 is Sunday 00:00. */
export const WEEK_HALF_HOURS = 336
/** Classes and appointments of one timetable. */
export const CLASSES_MOST = 60
/** How long an invitation to a company lets somebody in. */
export const INVITATION_DAYS = 7
/** Most photos of a company, and of a job. */
export const WORKPLACE_PHOTOS_MOST = 12
/** Kilometres of a mile. */
export const KM_A_MILE = 1.609344
/** Hours of a shift, break included: the law wants 11 hours of rest in every 24 (Working Time Regulations 1998, 10). */
export const SHIFT_HOURS_MOST = 13
/** The way to work, in minutes one way: what a seeker may say, and what holds until they do. */
export const WAY_MINUTES_LEAST = 15
export const WAY_MINUTES_MOST = 120
export const WAY_MINUTES_DEFAULT = 45
/** Shifts of a job or an offer. */
export const SHIFTS_MOST = 28
/** The standard rate of VAT, for prices that the payment provider has not reckoned yet. */
export const VAT_PERCENT = 20
/** Minutes of a meeting or a paid trial. */
export const MEETING_MINUTES_LEAST = 15
export const MEETING_MINUTES_MOST = 240
/** How far ahead a meeting may be. */
export const MEETING_DAYS_MOST = 60
/** Times that an employer proposes, and that a seeker suggests instead. */
export const MEETING_TIMES_MOST = 5
export const MEETING_SUGGESTIONS_MOST = 3
/** So many hours before a meeting both sides are reminded. */
export const MEETING_REMINDER_HOURS = [24, 2]
/** Hours after a paid trial within which its seeker hears what comes of it, and after which its employer is reminded of that. */
export const TRIAL_OUTCOME_HOURS = 48
export const TRIAL_REMINDER_HOURS = 24
/** A whole postcode as people type it, in capitals or not, with or without its space. */
export const POSTCODE = /^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/

/** What a phone number is made of, however it is spaced. */
export const PHONE = /^\+?[0-9][0-9 ()-]{6,18}$/

/** So many times the legal minimum, or what was advertised, is pay that is more likely a slip or a lure than meant. */
export const PAY_FAR_ABOVE_TIMES = 3
