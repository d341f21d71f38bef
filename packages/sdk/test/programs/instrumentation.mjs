// What Next.js does with an application's instrumentation file, once per runtime.
import { register } from '@upriver/sdk/next';

register({ feature: 'site' });
register({ feature: 'never' });
