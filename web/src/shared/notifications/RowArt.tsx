import type { NotificationType } from '@evenshift/contract/states/notification'
import {
  IconBell,
  IconBookmark,
  IconBriefcase,
  IconBriefcaseOff,
  IconBuildingStore,
  IconCalendarCheck,
  IconCalendarX,
  IconCircleCheck,
  IconClock,
  IconCreditCard,
  IconDoorExit,
  IconEye,
  IconFileText,
  IconGauge,
  IconGift,
  IconGiftOff,
  IconMail,
  IconPencil,
  IconSearch,
  IconSend,
  IconStar,
  IconUserCheck,
  IconUserX,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react'
import type { Notification } from '#web/shared/notifications/useNotifications'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import styles from './Notifications.module.css'

type Art = readonly [icon: typeof IconBell, tone: 'good' | 'sunny' | 'bad' | 'quiet']

/** Those about somebody show who it is; all others show what happened. */
const arts: Readonly<Partial<Record<NotificationType, Art | 'who'>>> = {
  // to a seeker
  application_received: [IconSend, 'quiet'],
  application_viewed: [IconEye, 'quiet'],
  application_in_review: 'who',
  application_reopened: 'who',
  interview_invited: [IconVideo, 'sunny'],
  interview_deadline_24h: [IconVideo, 'sunny'],
  interview_extended: [IconVideo, 'quiet'],
  interview_adjusted: [IconVideo, 'quiet'],
  interview_cancelled: [IconVideo, 'quiet'],
  meeting_proposed: [IconCalendarCheck, 'sunny'],
  meeting_agreed: [IconCalendarCheck, 'good'],
  trial_done: [IconClock, 'quiet'],
  shortlisted: [IconStar, 'good'],
  shift_filled: [IconCalendarX, 'quiet'],
  offer_received: [IconGift, 'sunny'],
  offer_changed: [IconGift, 'sunny'],
  offer_expiring_24h: [IconGift, 'sunny'],
  offer_rescinded: [IconGiftOff, 'quiet'],
  hired: [IconCircleCheck, 'good'],
  application_rejected: [IconMail, 'quiet'],
  application_closed_no_reply: [IconMail, 'quiet'],
  job_changed: [IconPencil, 'quiet'],
  times_asked: [IconClock, 'sunny'],
  job_closed: [IconBriefcaseOff, 'quiet'],
  saved_job_closing: [IconBookmark, 'sunny'],
  job_alert: [IconSearch, 'quiet'],
  document_viewed: [IconFileText, 'quiet'],
  hours_limit_warning: [IconGauge, 'sunny'],
  profile_approved: [IconUserCheck, 'good'],
  profile_pending: [IconUserCheck, 'quiet'],
  profile_rejected: [IconUserX, 'bad'],
  profile_suspended: [IconUserX, 'bad'],
  // to everyone in a company
  new_application: 'who',
  reply_due_soon: 'who',
  reply_overdue: [IconClock, 'bad'],
  interview_submitted: [IconVideo, 'quiet'],
  interview_lapsed: [IconVideo, 'quiet'],
  interview_extension_asked: 'who',
  interview_adjustment_asked: 'who',
  interview_shared: [IconVideo, 'sunny'],
  meeting_picked: [IconCalendarCheck, 'good'],
  meeting_suggested: [IconCalendarCheck, 'sunny'],
  trial_outcome_due: [IconClock, 'sunny'],
  offer_question: 'who',
  offer_accepted: [IconCircleCheck, 'good'],
  offer_declined: [IconGiftOff, 'quiet'],
  offer_expired: [IconGiftOff, 'quiet'],
  change_confirmed: [IconUserCheck, 'good'],
  times_answered: 'who',
  application_withdrawn: [IconDoorExit, 'quiet'],
  pulled_out: [IconDoorExit, 'bad'],
  job_approved: [IconBriefcase, 'good'],
  job_sent_back: [IconBriefcase, 'bad'],
  job_removed: [IconBriefcaseOff, 'bad'],
  job_closing_soon: [IconCalendarX, 'sunny'],
  job_reconfirm_due: [IconCalendarCheck, 'sunny'],
  verification_pending: [IconBuildingStore, 'quiet'],
  verification_result: [IconBuildingStore, 'quiet'],
  plan_limit_reached: [IconCreditCard, 'sunny'],
  team_invite: [IconUsers, 'good'],
  // to either
  meeting_moved: [IconCalendarCheck, 'sunny'],
  meeting_cancelled: [IconCalendarX, 'quiet'],
  meeting_reminder: [IconCalendarCheck, 'sunny'],
  message_received: 'who',
  start_check: [IconCalendarCheck, 'sunny'],
  report_settled: [IconMail, 'quiet'],
}

interface RowArtProps {
  readonly notification: Pick<Notification, 'type' | 'about'>
  /** People are round, companies are not. */
  readonly round: boolean
}

/** The picture of a row; it says nothing that the words do not. */
export function RowArt({ notification: { type, about }, round }: RowArtProps) {
  const art = arts[type] ?? [IconBell, 'quiet']
  if (art === 'who' && about?.name) return <MonogramTile name={about.name} src={about.logo || null} round={round} />
  const [Icon, tone] = art === 'who' ? ([IconMail, 'quiet'] as const) : art
  return (
    <span className={styles.icon} data-tone={tone} aria-hidden="true">
      <Icon size={20} stroke={1.75} />
    </span>
  )
}
