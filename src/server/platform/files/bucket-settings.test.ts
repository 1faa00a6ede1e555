import { expect, it } from 'vitest'
import { bucketPlace } from './bucket-settings.ts'

const none = {
  s3Bucket: null,
  s3Endpoint: null,
  s3Region: 'us-east-1',
  s3Prefix: '',
  s3AccessKeyId: null,
  s3SecretAccessKey: null,
}

it('a bucket is named with both parts of its key, or none for the role of the machine; nothing of it without a name', () => {
  expect(bucketPlace(none)).toBeNull()
  expect(bucketPlace({ ...none, s3Bucket: 'armor' })).toMatchObject({ bucket: 'armor', key: null })
  expect(
    bucketPlace({ ...none, s3Bucket: 'armor', s3AccessKeyId: 'a', s3SecretAccessKey: 'b' }),
  ).toMatchObject({
    key: { id: 'a', secret: 'b' },
  })
  expect(() => bucketPlace({ ...none, s3Bucket: 'armor', s3AccessKeyId: 'a' })).toThrow(
    'The setting S3_SECRET_ACCESS_KEY is missing',
  )
  expect(() => bucketPlace({ ...none, s3Endpoint: 'https://x.example' })).toThrow(
    'The setting S3_BUCKET is missing',
  )
})
