import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { words } from '#web/areas/seeker/messages/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths, to } from '#web/shared/paths'
import { Rows } from '#web/ui/page/Columns'

/** Where to go while nobody wrote: to the notes that came with offers, which are no messages, else to jobs. */
export function NoMessages() {
  const { data: offers } = useQuery(seekerQuery('jobOffers', { query: {} }))
  const notes = offers?.data.filter(({ offer }) => offer?.message) ?? []
  if (notes.length === 0)
    return (
      <Button component={Link} to={paths.find}>
        {words.findJobs}
      </Button>
    )
  return (
    <Rows>
      <h3>{words.notesWithOffers}</h3>
      {notes.map(({ _id, job, offer }) => (
        <p key={_id}>
          <Link to={to(paths.application, { id: _id })}>{job.employerName}</Link>
          <br />“{offer?.message}”
        </p>
      ))}
    </Rows>
  )
}
