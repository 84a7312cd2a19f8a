import { receive } from '../_shared/receive.ts';
import { serviceDatabase } from '../_shared/service-database.ts';
import { functionEnvironment } from '../_shared/function-environment.ts';
import { applicationForm } from './application-form.ts';

const setting = (name: string) => Deno.env.get(name);
const database = serviceDatabase(setting);
const form = applicationForm(async (application) => database.rpc('apply_as_guest', application));
const environment = functionEnvironment('apply-as-guest', setting);

Deno.serve((request) => receive(request, form, environment));
