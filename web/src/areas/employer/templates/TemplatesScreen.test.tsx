import { employerCompany } from '@evenshift/contract/employer/company'
import { template } from '@evenshift/contract/model/job/template'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TemplatesScreen } from '#web/areas/employer/templates/TemplatesScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

function open(templates: ReturnType<typeof sample<typeof template>>[]) {
  openService('employer').answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    templates: () => templates,
  })
  show(
    <main>
      <TemplatesScreen />
    </main>,
  )
}

test('there is one way to add a template, with and without any', async () => {
  open([])
  await screen.findByRole('heading', { name: 'No templates yet' })
  expect(screen.getAllByRole('button', { name: 'Add template' })).toHaveLength(1)
  await expectAccessible(document.body)
})

test('templates are listed by name below the way to add one', async () => {
  open([sample(template, { kind: 'message', name: 'See you soon' })])
  await screen.findByRole('heading', { name: 'See you soon' })
  expect(screen.getAllByRole('button', { name: 'Add template' })).toHaveLength(1)
})
