import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { isOpen } from '@evenshift/contract/states/application/application'

/** Whether the employer may write: until the application is over, and to whom it hired. */
export const mayWriteTo = ({ status }: Pick<EmployerApplication, 'status'>): boolean => isOpen(status) || status === 'hired'
