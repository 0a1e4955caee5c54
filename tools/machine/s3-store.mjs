import { createRequire } from 'node:module'
import { bring, byApt } from './bring.mjs'
import { keys, packages, programs, startCeph } from './ceph.mjs'

const BUCKET = 'evenshift'
const REGION = 'us-east-1'

/** What docs/decisions/0009-files.md asks of a bucket, for the servers of the journeys, which are each on a port of their own. */
const origins = {
  CORSRules: [
    {
      AllowedOrigins: ['http://127.0.0.1:*'],
      AllowedMethods: ['PUT'],
      AllowedHeaders: ['content-type', 'if-none-match'],
      ExposeHeaders: ['ETag'],
    },
  ],
}
const leftovers = {
  Rules: [
    { ID: 'parts', Status: 'Enabled', Filter: { Prefix: '' }, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 2 } },
    { ID: 'incoming', Status: 'Enabled', Filter: { Prefix: 'incoming/' }, Expiration: { Days: 2 } },
  ],
}

async function makeBucket(endpoint) {
  // News of its next versions is for whoever updates packages.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  // Asked of the server's own package, which is the one that depends on it.
  const s3 = createRequire(new URL('../../server/package.json', import.meta.url))('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    endpoint,
    region: REGION,
    credentials: keys,
    forcePathStyle: true,
    requestHandler: { requestTimeout: 20_000, throwOnRequestTimeout: true },
  })
  await client.send(new s3.CreateBucketCommand({ Bucket: BUCKET }))
  await client.send(new s3.PutBucketCorsCommand({ Bucket: BUCKET, CORSConfiguration: origins }))
  await client.send(new s3.PutBucketLifecycleConfigurationCommand({ Bucket: BUCKET, LifecycleConfiguration: leftovers }))
  client.destroy()
}

async function start() {
  const { endpoint, close } = await startCeph()
  try {
    await makeBucket(endpoint)
  } catch (error) {
    await close()
    throw error
  }
  const env = {
    TEST_S3_ENDPOINT: endpoint,
    TEST_S3_BUCKET: BUCKET,
    TEST_S3_REGION: REGION,
    TEST_S3_ACCESS_KEY_ID: keys.accessKeyId,
    TEST_S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  }
  return { env, close }
}

const none = { env: {}, close: async () => undefined }

/**
 * A real S3 store for the tests, and says which: the one that is named, one that is started here until `close`, its programs installed
 * where they can be, or none. `env` names it to them. Needs the installed packages.
 */
export async function s3Store(machine) {
  if (machine.env.TEST_S3_ENDPOINT) {
    console.log('S3 store: the one that TEST_S3_ENDPOINT names')
    return none
  }
  const look = () => (programs.every(machine.find) ? machine.find('radosgw') : undefined)
  const { found, faults } = await bring(machine, 'S3 store', look, byApt(machine, packages))
  if (!found) {
    console.log(['S3 store: none here, so files are tested on the embedded store only', ...faults].join('\n  '))
    return none
  }
  try {
    const store = await start()
    console.log(`S3 store: started on ${new URL(store.env.TEST_S3_ENDPOINT).host} for these tests`)
    return store
  } catch (error) {
    console.log(`S3 store: it did not start, so files are tested on the embedded store only (${error.message})`)
    return none
  }
}
