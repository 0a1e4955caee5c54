export { isBetween, isSettled, reasonLabels, subjectOf } from '#server/capabilities/derived/feedback/rules'
export { type Sender, send } from '#server/capabilities/derived/feedback/delivery'
export { screenshotReader } from '#server/capabilities/derived/feedback/screenshot-reader'
export { moveReport } from '#server/capabilities/derived/feedback/settling'
export {
  allAbout,
  feedbackById,
  listFeedback,
  openFeedback,
  othersLike,
  reportsAbout,
} from '#server/capabilities/derived/feedback/store.staff'
export { eraseFeedbackOf, listOwn } from '#server/capabilities/derived/feedback/store'
export type { FeedbackRow } from '#server/capabilities/derived/feedback/tables'
