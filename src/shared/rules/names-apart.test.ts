import { expect, it } from 'vitest'
import { namesApart } from './names-apart.ts'

const staff = [
  { id: 'a', name: 'Sam Staff', email: 'sam@example.com' },
  { id: 'b', name: 'sam  staff', email: 'sam.two@example.com' },
  { id: 'c', name: 'Dana Case', email: 'dana@example.com' },
  { id: 'd', name: null, email: 'new@example.com' },
]

it('colleagues of one name are told apart by their address, and nobody else is', () => {
  expect([...namesApart(staff).values()]).toEqual([
    'Sam Staff (sam@example.com)',
    'sam  staff (sam.two@example.com)',
    'Dana Case',
    'new@example.com',
  ])
})
