import { useForm } from '@mantine/form'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PostValues, blankPost } from '#web/areas/employer/posts/write/post-values'
import { Applying } from '#web/areas/employer/posts/write/sheet/Applying'
import { show } from '#web/testkit/screen'

function Part() {
  const form = useForm<PostValues>({ initialValues: blankPost })
  return <Applying form={form} wording={{}} />
}

test('a question that is added has the focus', async () => {
  const user = show(<Part />)
  for (const name of ['Question 1', 'Question 2']) {
    await user.click(screen.getByRole('button', { name: 'Add question' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name }))
  }
})
