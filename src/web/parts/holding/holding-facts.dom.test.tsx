import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { holdingTexts as english } from '../../../shared/messages/en/holding.ts'
import { holdingTexts as spanish } from '../../../shared/messages/es/holding.ts'
import { InEnglish } from '../../test-support/in-english.tsx'
import { HoldingUpgrade, holdingFacts } from './holding-facts.tsx'

const standard = { rounds: 2, begun: 1, until: '2027-01-30', isOver: false, supportPlace: 2, upgrade: null }

it('says how many rounds are used of those held, and until when one may be begun', () => {
  expect(holdingFacts(standard, english)).toEqual([
    ['Rounds', '1 of 2 used'],
    ['New rounds can be begun', 'until January 30, 2027'],
  ])
  expect(holdingFacts({ ...standard, rounds: null, until: null }, spanish)).toEqual([
    ['Rondas', 'usadas: 1, sin límite'],
    ['Se pueden empezar rondas', 'sin fecha límite'],
  ])
  expect(holdingFacts({ ...standard, isOver: true }, english)[1]?.[1]).toMatch(/that day is over/)
  expect(holdingFacts(null, english)).toEqual([])
})

it('leads to the larger package at the checkout while something is lacking', () => {
  const upgrade = { name: '90-Day Max', address: '/checkout?service=90-day-max&amount=750' }
  render(<HoldingUpgrade holding={{ ...standard, upgrade }} texts={english} />, { wrapper: InEnglish })
  const link = screen.getByRole('link', { name: 'Go on with 90-Day Max: you pay only the difference' })
  expect(link.getAttribute('href')).toBe(upgrade.address)
})
