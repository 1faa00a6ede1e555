import { describe, expect, it } from 'vitest'
import { mustEncrypt } from './must-encrypt.ts'

describe('a password for the mail server', () => {
  it.each([
    'smtp://apikey:secret@smtp.example.com:587',
    'smtp://user%40shop.example:secret@smtp.example.com',
    'smtp://user:secret@203.0.113.7:25',
    'smtp://user:secret@[2001:db8::7]:25',
    'smtp://user:secret@172.32.0.1',
  ])('leaves this machine and its network encrypted alone: %s', (url) => {
    expect(mustEncrypt(url)).toBe(true)
  })

  it.each([
    'smtp://127.0.0.1:1025',
    'smtp://relay.example.com:25',
    'smtp://user:secret@localhost:1025',
    'smtp://user:secret@127.0.0.1:1025',
    'smtp://user:secret@[::1]:1025',
    'smtp://user:secret@mailpit:1025',
    'smtp://user:secret@10.0.0.5',
    'smtp://user:secret@192.168.1.9',
    'smtp://user:secret@172.16.0.3',
    'smtps://user:secret@smtp.example.com:465',
  ])('asks for nothing more with %s', (url) => {
    expect(mustEncrypt(url)).toBe(false)
  })
})
