import { type staffRoles as roles, staffRoles } from '@evenshift/contract/states/staff'

export const roleWords: Readonly<Record<(typeof roles)[number], string>> = { reviewer: 'Reviewer', administrator: 'Administrator' }
export const roleOptions = staffRoles.map((value) => ({ value, label: roleWords[value] }))
