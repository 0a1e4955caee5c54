import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { Card } from '#web/ui/page/Card'
import { Segment } from '#web/ui/choice/Segment'

const choices = [
  { key: 'auto', label: 'As the device' },
  { key: 'light', label: 'Light' },
  { key: 'dark', label: 'Dark' },
] as const satisfies readonly { key: MantineColorScheme; label: string }[]

export function ThemeCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Card label="Look">
      <h2>Light or dark</h2>
      <Segment label="Light or dark" options={choices} value={colorScheme} onChange={setColorScheme} />
    </Card>
  )
}
