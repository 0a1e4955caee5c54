import type { Membership, Plan } from '@evenshift/contract/model/company/subscription'

type Limits = Plan['limits']

const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b)

/** What a plan and its additions allow together; null is without limit. */
export const addLimits = (plan: Limits, additions: readonly Limits[]): Limits =>
  additions.reduce(
    (total, { liveJobs, interviewInvitations, seats, questions }) => ({
      liveJobs: total.liveJobs + liveJobs,
      interviewInvitations: total.interviewInvitations + interviewInvitations,
      seats: total.seats + seats,
      questions: sum(total.questions, questions),
    }),
    plan,
  )

/** The plan that allows most; of two alike the first. */
export const largest = <P extends { readonly limits: Limits }>(plans: readonly P[]): P | undefined =>
  plans.reduce<P | undefined>((best, plan) => (best !== undefined && best.limits.liveJobs >= plan.limits.liveJobs ? best : plan), undefined)

/** Whether a limit is reached or one away. */
export const isNearLimit = (limits: Limits, usage: Membership['usage']): boolean =>
  (['liveJobs', 'interviewInvitations', 'seats', 'questions'] as const).some((key) => {
    const limit = limits[key]
    return limit !== null && usage[key] >= limit - 1
  })
