import { type CSSVariablesResolver, type MantineColorsTuple, createTheme, defaultVariantColorsResolver } from '@mantine/core'
import { KeptButton } from '#web/ui/theme/KeptButton'
import { words } from '#web/ui/theme/words'

const pine: MantineColorsTuple = [
  '#e2f1ec',
  '#c5e3da',
  '#9fd3c5',
  '#6fd3bd',
  '#37a48f',
  '#1c8573',
  '#0f6f60',
  '#0b5d51',
  '#094c43',
  '#063a33',
]

/** Heights and paddings follow the tokens, so that the employer's denser area needs no second theme. Type is in rem here: no build turns it. */
const inputSize = { '--input-height': 'var(--control)', '--input-fz': '1rem' }

/** The head of a dialog is a <header>, which outside an article would be a second banner of the page. */
const noBanner = { header: { role: 'presentation' } }

/** Button: `filled` primary, `light` soft, `default` line, `subtle` ghost; `color="danger"` with `outline` or `filled`. */
export const theme = createTheme({
  primaryColor: 'pine',
  colors: { pine },
  primaryShade: { light: 7, dark: 3 },
  fontFamily: 'var(--text-font)',
  headings: { fontFamily: 'var(--head-font)', fontWeight: '700' },
  defaultRadius: 12,
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'never',
  variantColorResolver: (input) => {
    const resolved = defaultVariantColorsResolver(input)
    const danger = input.color === 'danger'
    const main = danger ? 'var(--danger)' : 'var(--brand)'
    const soft = danger ? 'var(--danger-soft)' : 'var(--soft)'
    switch (input.variant) {
      case 'filled':
        return {
          ...resolved,
          background: main,
          hover: danger ? main : 'var(--brand-hover)',
          color: danger ? 'var(--on-danger)' : 'var(--on-brand)',
          border: '1px solid transparent',
        }
      case 'light':
        return { ...resolved, background: soft, hover: soft, color: danger ? main : 'var(--on-soft)', border: '1px solid transparent' }
      case 'default':
        return { ...resolved, background: 'var(--surface)', hover: 'var(--sunken)', color: 'var(--ink)', border: '1px solid var(--field)' }
      case 'outline':
        return { ...resolved, background: 'transparent', hover: soft, color: main, border: `1px solid ${main}` }
      case 'subtle':
        return { ...resolved, background: 'transparent', hover: soft, color: main, border: '1px solid transparent' }
      default:
        return resolved
    }
  },
  components: {
    Button: {
      defaultProps: { component: KeptButton },
      vars: (_: unknown, props: { size?: string }) => ({
        root:
          props.size === 'lg'
            ? { '--button-height': '52px', '--button-fz': '1.0625rem', '--button-padding-x': '22px' }
            : { '--button-height': 'var(--control)', '--button-fz': 'var(--control-text)', '--button-padding-x': 'var(--control-pad)' },
      }),
    },
    // A number would be turned into rem, and take twice the room for an icon that doesn't grow.
    ActionIcon: { defaultProps: { component: KeptButton, size: 'var(--finger)', variant: 'subtle' } },
    Input: { vars: () => ({ wrapper: inputSize }) },
    InputWrapper: { defaultProps: { withAsterisk: false } },
    PasswordInput: {
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': words.showPassword, tabIndex: 0 } },
      vars: () => ({ root: { '--psi-button-size': '44px' } }),
    },
    CloseButton: { defaultProps: { 'aria-label': words.close } },
    // Beside the arrow of a field.
    InputClearButton: { defaultProps: { size: 28 } },
    // Its placeholder is a child that a menu may not have; without it the first item takes the focus.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // In a sheet it takes its own list for what hides the field: list and field would blink in turns.
    Popover: { defaultProps: { hideDetached: false } },
    Modal: {
      defaultProps: { attributes: noBanner, centered: true, radius: 18, closeButtonProps: { 'aria-label': words.close, size: 44 } },
    },
    Drawer: { defaultProps: { attributes: noBanner, closeButtonProps: { 'aria-label': words.close, size: 44 } } },
  },
})

/** Mantine's own colours, each tied to a token, in both modes at once. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--page)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-anchor': 'var(--brand)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-primary-color-filled': 'var(--brand)',
    '--mantine-primary-color-filled-hover': 'var(--brand-hover)',
    '--mantine-primary-color-light': 'var(--soft)',
    '--mantine-primary-color-light-color': 'var(--on-soft)',
    '--mantine-primary-color-contrast': 'var(--on-brand)',
    '--mantine-color-pine-filled': 'var(--brand)',
  },
  light: {},
  dark: {},
})
