import { expect, it } from 'vitest'
import { limitsOf } from '../../../shared/rules/staff-roles.ts'
import { forAdmin, forOwner } from './clients-of-viewer.policy.ts'
import { nobody } from './viewer.ts'

const member = (role: string) => ({
  viewer: {
    kind: 'staff' as const,
    userId: 'u1',
    email: 'sam@staff.example',
    name: 'Sam',
    role,
    limits: limitsOf(role, null),
  },
})

it('lets owners and admins in where everything is needed, and owners alone where roles are changed', () => {
  const roles = ['owner', 'admin', 'staff', 'read-only', 'role-gone']
  expect(roles.map((role) => forAdmin(member(role)))).toEqual([
    'allow',
    'allow',
    'forbidden',
    'forbidden',
    'forbidden',
  ])
  expect(roles.map((role) => forOwner(member(role)))).toEqual(['allow', ...Array(4).fill('forbidden')])
  expect([forAdmin({ viewer: nobody }), forOwner({ viewer: nobody })]).toEqual([
    'not_signed_in',
    'not_signed_in',
  ])
})
