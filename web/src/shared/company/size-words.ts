import { type EmployerSize, employerSizes } from '@evenshift/contract/states/employer'

const words = (size: EmployerSize): string => {
  if (size === '0-01') return 'Just me'
  return `${size.replace(/^0/, '').replace('-', ' to ')} people`.replace('+ people', ' people or more')
}

export const sizeOptions = employerSizes.map((size) => ({ value: size, label: words(size) }))
