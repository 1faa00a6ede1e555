import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ShortDay } from './short-day.tsx'

const textOf = (value: string | null) => render(<ShortDay value={value} none="–" />).container.textContent
const thisYear = new Date().getFullYear()

describe('a day in the dense table', () => {
  it('has its year only where it is another one, and never moves by the time zone', () => {
    expect(textOf(`${thisYear}-01-01`)).toBe('Jan 1')
    expect(textOf('2019-12-31')).toBe('Dec 31 ’19')
    expect(textOf(null)).toBe('–')
  })

  it('keeps the long form at hand', () => {
    const { container } = render(<ShortDay value="2019-12-31" none="–" />)
    expect(container.querySelector('time')?.title).toBe('December 31, 2019')
    expect(container.querySelector('time')?.dateTime).toBe('2019-12-31')
  })
})
