import type { Server } from 'node:http';
import { OperatorError } from '../process/operator-error.ts';

/** Opens the port of a server. @throws OperatorError when the port cannot be opened */
export function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenFailure(error, host, port)));
    server.listen(port, host, () => resolve());
  });
}

function listenFailure(error: NodeJS.ErrnoException, host: string, port: number): OperatorError {
  if (error.code === 'EADDRINUSE') {
    const advice = 'Stop the program that uses it, or choose another port: PORT=4322 npm start';
    return new OperatorError(`Port ${port} is already in use. ${advice}`, error);
  }
  if (error.code === 'EACCES') {
    const advice = 'Choose a port above 1024: PORT=4321 npm start';
    return new OperatorError(`This user may not open port ${port}. ${advice}`, error);
  }
  return new OperatorError(`The server cannot listen on ${host}, port ${port}: ${error.message}`, error);
}
