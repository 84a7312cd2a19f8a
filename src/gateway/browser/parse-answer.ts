import * as v from 'valibot';
import { GatewayError } from './gateway-error.ts';

/** @throws GatewayError when the answer does not match */
export function parseAnswer<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new GatewayError('unreachable', 200, '', `The answer is not as expected: ${issue.message}`);
}
