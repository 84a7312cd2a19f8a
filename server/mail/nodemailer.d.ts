declare module 'nodemailer' {
  interface Mail {
    from: string;
    to: string;
    subject: string;
    text: string;
    replyTo?: string | undefined;
    attachments?: { filename: string; content: Uint8Array; contentType: string }[];
  }
  interface Transport {
    sendMail(mail: Mail): Promise<unknown>;
    close(): void;
  }
  export function createTransport(options: {
    host: string;
    port: number;
    secure: boolean;
    requireTLS: boolean;
    auth?: { user: string; pass: string } | undefined;
    connectionTimeout: number;
    greetingTimeout: number;
    socketTimeout: number;
    disableFileAccess: true;
    disableUrlAccess: true;
  }): Transport;
}
