import { serviceDatabase } from '../_shared/service-database.ts';
import { functionEnvironment } from '../_shared/function-environment.ts';
import { oneClick } from './one-click.ts';

const setting = (name: string) => Deno.env.get(name);
const database = serviceDatabase(setting);
const { pagesOrigin, log } = functionEnvironment('unsubscribe-from-newsletter', setting);
const unsubscribe = (token: string) => database.rpc('unsubscribe_from_newsletter', { token });

Deno.serve((request) => oneClick(request, { unsubscribe, pagesOrigin, log }));
