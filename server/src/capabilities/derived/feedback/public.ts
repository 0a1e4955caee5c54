export { reasonLabels } from '#server/capabilities/derived/feedback/rules'
export { type Sender, send } from '#server/capabilities/derived/feedback/delivery'
export { eraseFeedbackOf, listOwn } from '#server/capabilities/derived/feedback/store'
export type { FeedbackRow } from '#server/capabilities/derived/feedback/tables'
