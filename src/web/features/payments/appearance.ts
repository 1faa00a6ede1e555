import type { Appearance } from '@stripe/stripe-js'

/** The theme's values for the provider's frame, which our style sheet cannot reach. */
export function appearanceFor(dark: boolean): Appearance {
  return {
    theme: dark ? 'night' : 'stripe',
    variables: {
      fontFamily: '"Source Sans 3", system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '6px',
      colorPrimary: dark ? '#63cfa6' : '#0b6e4f',
      colorBackground: dark ? '#171e2d' : '#ffffff',
      colorText: dark ? '#f1ede3' : '#14213d',
      colorDanger: dark ? '#ff9d93' : '#b3261e',
    },
  }
}
