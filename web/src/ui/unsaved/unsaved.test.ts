import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FormWork, dropWork, leave, leaveAnyway, putWork, questionNow, stay, wouldLose } from '#web/ui/unsaved/unsaved'

const bio = (part: Partial<FormWork> = {}): FormWork => ({ unsaved: true, lost: 'Your bio', busy: false, ...part })
const week: FormWork = { unsaved: true, lost: 'Your week', busy: false }
let went = 0
const go = () => {
  went += 1
}
const listening = { on: 0 }

beforeEach(() => {
  went = 0
  listening.on = 0
  vi.stubGlobal('window', {
    addEventListener: () => (listening.on = 1),
    removeEventListener: () => (listening.on = 0),
  })
})
afterEach(() => {
  dropWork('bio')
  dropWork('week')
  stay()
  vi.unstubAllGlobals()
})

describe('leaving the page', () => {
  it('asks nothing where nothing was changed', () => {
    putWork('bio', bio({ unsaved: false }))
    leave('page', go)
    expect([went, questionNow(), listening.on]).toEqual([1, null, 0])
  })

  it('asks by name about one form, and about several in one question', () => {
    putWork('bio', bio())
    leave('page', go)
    expect(questionNow()).toEqual({ form: 'bio', lost: 'Your bio' })
    putWork('week', week)
    expect(questionNow()).toEqual({ form: 'bio', lost: 'Your changes' })
    expect([went, listening.on]).toEqual([0, 1])
  })

  it('stays and loses nothing when told to, and goes when told to', () => {
    putWork('bio', bio())
    leave('page', go)
    stay()
    expect([went, questionNow(), wouldLose()]).toEqual([0, null, true])
    leave('page', go)
    leaveAnyway()
    expect([went, questionNow(), wouldLose()]).toEqual([1, null, false])
  })

  it('waits for a save under way, and goes without a question once it is done', () => {
    putWork('bio', bio({ busy: true }))
    leave('page', go)
    expect([went, questionNow()]).toEqual([0, null])
    putWork('bio', bio({ unsaved: false }))
    expect(went).toBe(1)
  })

  it('stays with what is typed when the save is refused', () => {
    putWork('bio', bio({ busy: true }))
    leave('page', go)
    putWork('bio', bio())
    expect([went, questionNow(), wouldLose()]).toEqual([0, null, true])
  })

  it('asks whoever tries again while a save hangs', () => {
    putWork('bio', bio({ busy: true }))
    leave('page', go)
    leave('page', go)
    expect(questionNow()).toEqual({ form: 'bio', lost: 'Your bio' })
  })

  it('asks no more once the forms are gone, as when the session has run out', () => {
    putWork('bio', bio())
    leave('page', go)
    dropWork('bio')
    expect([questionNow(), listening.on]).toEqual([null, 0])
  })
})

describe('what is kept on the device', () => {
  it('is asked about by signing out alone, which forgets it', () => {
    putWork('bio', bio({ unsaved: 'kept' }))
    leave('page', go)
    expect([went, listening.on]).toEqual([1, 0])
    leave('session', go)
    expect([went, questionNow()?.lost]).toEqual([1, 'Your bio'])
  })
})

describe('closing one form', () => {
  it('asks about this form alone', () => {
    putWork('bio', bio({ unsaved: false }))
    putWork('week', week)
    leave({ form: 'bio' }, go)
    expect(went).toBe(1)
    leave({ form: 'week' }, go)
    expect([went, questionNow()?.form]).toEqual([1, 'week'])
  })
})
