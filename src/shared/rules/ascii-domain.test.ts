import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { emailAddress } from '../api/vocabulary.ts'
import { emailKeyOf } from './email-key.ts'

const parsed = (email: string) => z.safeParse(emailAddress(), email)

it.each([
  ['user@bücher.example', 'user@xn--bcher-kva.example'],
  [' User@BÜCHER.example ', 'User@xn--bcher-kva.example'],
  // The same letter of two parts, as a Mac types it.
  ['user@bu\u0308cher.example', 'user@xn--bcher-kva.example'],
  ['user@xn--bcher-kva.example', 'user@xn--bcher-kva.example'],
  ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['anna@xn--e1afmkfd.xn--p1ai', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['Name+tag@Example.com', 'Name+tag@Example.com'],
])('%s is the address %s, whatever the browser sends', (typed, address) => {
  expect(parsed(typed)).toMatchObject({ success: true, data: address })
  expect(emailKeyOf(typed)).toBe(address.toLowerCase())
})

it.each([
  ['user@bücher', 'check.email'],
  ['user@bücher..example', 'check.email'],
  ['user@bü cher.example', 'check.email'],
  ['user@127.0.0.1', 'check.email'],
  ['', 'check.email'],
  ['jürgen@example.com', 'check.emailLetters'],
  ['jürgen@bücher.example', 'check.emailLetters'],
])('%s is refused with a sentence of its own', (typed, key) => {
  const found = parsed(typed)
  expect(found.success).toBe(false)
  expect(found.error?.issues[0]?.message).toContain(key)
})
