import { londonDay } from '@evenshift/contract/london'
import { DAY_MS } from '@evenshift/contract/days'
import { employerApplication } from '@evenshift/contract/model/application/employer-application'
import { employerJob } from '@evenshift/contract/model/job/job'
import { question } from '@evenshift/contract/model/interview/question'
import { employerCompany } from '@evenshift/contract/employer/company'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'
// Loaded before the first dialog: a test that ends while this code comes would leave the next ones without it.
import '#web/areas/employer/applicants/moves/MoveDialog'

export const ada = sample(employerApplication, { pendingRejection: null, undoUntil: null, interview: null, version: 3 })
export const name = ada.applicant.name
export const inDays = (days: number): string => londonDay(new Date(Date.now() + days * DAY_MS))
export const why = { ...sample(question), question: 'Why here?', isLocked: false }
export const press = (dialog: HTMLElement, button: string): HTMLElement => within(dialog).getByRole('button', { name: button })
export const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** One applicant's menu, before somebody who may decide. */
export function openMenu(
  status: ApplicationStatus,
  allowed: readonly ApplicationStatus[],
  more: Partial<ReturnType<typeof sample<typeof employerJob>>> = {},
  asked: Partial<typeof ada> = {},
) {
  const application = { ...ada, ...asked, status, allowed: [...allowed] }
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    jobDetails: () =>
      sample(employerJob, { salary: 12.5, salaryUnit: 'hour', hoursPerWeek: 10, shifts: [], startDate: null, payBands: [], ...more }),
    questions: () => ({ data: [why], pagination: { current: 1, pageSize: 50, total: 1 } }),
  })
  function Menu() {
    const flow = useMoveFlow()
    return (
      <>
        <MoveMenu application={application} flow={flow} />
        {flow.dialog}
      </>
    )
  }
  return { user: show(<Menu />), service, application }
}

/** Opens the menu and presses one of its moves. */
export async function choose(user: ReturnType<typeof show>, label: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: label }))
}
