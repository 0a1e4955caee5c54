import type { Role } from '@evenshift/contract/call'
import { Radio, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { roleOptions } from '#web/areas/employer/people/role-words'
import { words } from '#web/areas/employer/people/words'

interface RoleFieldProps {
  readonly value: Role
  readonly onChange: (role: Role) => void
  readonly error: ReactNode
}

/** One of the roles, each with what it may do. */
export const RoleField = ({ value, onChange, error }: RoleFieldProps) => (
  <Radio.Group label={words.role} required value={value} onChange={(role) => onChange(role as Role)} error={error}>
    <Stack gap="sm" mt="xs">
      {roleOptions.map(({ value: role, label, may }) => (
        <Radio key={role} value={role} label={label} description={may} />
      ))}
    </Stack>
  </Radio.Group>
)
