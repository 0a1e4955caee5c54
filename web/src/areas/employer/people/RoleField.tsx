import type { Role } from '@evenshift/contract/call'
import { Radio, Stack } from '@mantine/core'
import { roleOptions } from '#web/areas/employer/people/role-words'
import styles from './People.module.css'

interface RoleFieldProps {
  readonly value: Role
  readonly onChange: (role: Role) => void
}

/** One of the roles, each with what it may do. */
export const RoleField = ({ value, onChange }: RoleFieldProps) => (
  <Radio.Group label="Role" required value={value} onChange={(role) => onChange(role as Role)}>
    <Stack gap="sm" mt="xs">
      {roleOptions.map(({ value: role, label, may }) => (
        <Radio key={role} value={role} label={label} description={may} classNames={{ description: styles.may ?? '' }} />
      ))}
    </Stack>
  </Radio.Group>
)
