import { receive } from '../_shared/receive.ts';
import { serviceDatabase } from '../_shared/service-database.ts';
import { surroundingsOf } from '../_shared/surroundings.ts';
import { entryForm } from './entry-form.ts';

const setting = (name: string) => Deno.env.get(name);
const database = serviceDatabase(setting);
const form = entryForm(async (entry) => database.rpc('enter_contest', entry));
const surroundings = surroundingsOf('enter-contest', setting);

Deno.serve((request) => receive(request, form, surroundings));
