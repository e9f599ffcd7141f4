// Reads orders and trades of a market from the event bus over a WebSocket. Ends after COUNT messages.
package main

import (
	"bufio"
	"crypto/rand"
	"crypto/sha1"
	"crypto/tls"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"strconv"
	"time"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

// region: stream
// message is one message of the event bus.
type message struct {
	Result struct {
		// In this stream enum values are numbers: tell the kind of an event by the member that it has.
		Events []struct {
			Order *struct{ ID, Remaining string }
			Trade *struct{ Price, Size string }
		}
	}
	Error *struct{ Message string }
	// The reason stands by itself where no stream begins.
	Message string
}

func main() {
	dataNode := setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	market := setting("MARKET", "the id of a market")
	count, err := strconv.Atoi(os.Getenv("COUNT"))
	if err != nil {
		count = 3
	}
	fmt.Fprintln(os.Stderr, "Data node:", dataNode)

	// dial, send, receive and close are at the end of this file.
	node, err := dial(dataNode+"/api/v2/stream/event/bus", "")
	if err != nil {
		log.Fatal(err)
	}
	// The first message is the filter. The node waits five seconds for it. Without batchSize, events come as they happen.
	filter := map[string]any{
		"type":     []string{"BUS_EVENT_TYPE_ORDER", "BUS_EVENT_TYPE_TRADE"},
		"marketId": market,
	}
	if err := node.send(filter); err != nil {
		log.Fatal(err)
	}
	for received := 0; received < count; received++ {
		var next message
		if err := node.receive(&next); err != nil {
			log.Fatal("connection lost: ", err)
		}
		if next.Error != nil {
			log.Fatal(next.Error.Message)
		}
		if next.Message != "" {
			log.Fatal(next.Message)
		}
		for _, event := range next.Result.Events {
			if event.Order != nil {
				fmt.Println("order", event.Order.ID, event.Order.Remaining)
			}
			if event.Trade != nil {
				fmt.Println("trade", event.Trade.Price, event.Trade.Size)
			}
		}
	}
	node.close()
}

// endregion: stream

// socket is a WebSocket (RFC 6455) for messages of JSON. Go's standard library has none; larger programs take a package.
type socket struct {
	conn net.Conn
	in   *bufio.Reader
}

// dial opens a WebSocket at an http or https address.
func dial(address, protocol string) (*socket, error) {
	request, err := http.NewRequest(http.MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	dialer := &net.Dialer{Timeout: 10 * time.Second}
	var conn net.Conn
	if target := request.URL; target.Scheme == "https" {
		conn, err = tls.DialWithDialer(dialer, "tcp", hostPort(target.Hostname(), target.Port(), "443"), nil)
	} else {
		conn, err = dialer.Dial("tcp", hostPort(target.Hostname(), target.Port(), "80"))
	}
	if err != nil {
		return nil, err
	}
	nonce := make([]byte, 16)
	if _, err := rand.Read(nonce); err != nil {
		return nil, err
	}
	key := base64.StdEncoding.EncodeToString(nonce)
	request.Header.Set("Connection", "Upgrade")
	request.Header.Set("Upgrade", "websocket")
	request.Header.Set("Sec-WebSocket-Version", "13")
	request.Header.Set("Sec-WebSocket-Key", key)
	if protocol != "" {
		request.Header.Set("Sec-WebSocket-Protocol", protocol)
	}
	s := &socket{conn, bufio.NewReader(conn)}
	if err := request.Write(conn); err != nil {
		return nil, err
	}
	response, err := http.ReadResponse(s.in, request)
	if err != nil {
		return nil, err
	}
	accept := sha1.Sum([]byte(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"))
	if response.StatusCode != http.StatusSwitchingProtocols ||
		response.Header.Get("Sec-WebSocket-Accept") != base64.StdEncoding.EncodeToString(accept[:]) {
		return nil, fmt.Errorf("no WebSocket: %s", response.Status)
	}
	return s, nil
}

func hostPort(host, port, otherwise string) string {
	if port == "" {
		port = otherwise
	}
	return net.JoinHostPort(host, port)
}

// Kinds of frames.
const (
	text  = 1
	end   = 8
	ping  = 9
	pong  = 10
	final = 0x80
)

// write sends one frame. A client masks what it sends.
func (s *socket) write(kind byte, payload []byte) error {
	frame := []byte{final | kind}
	switch size := len(payload); {
	case size < 126:
		frame = append(frame, 0x80|byte(size))
	case size < 1<<16:
		frame = binary.BigEndian.AppendUint16(append(frame, 0x80|126), uint16(size))
	default:
		frame = binary.BigEndian.AppendUint64(append(frame, 0x80|127), uint64(size))
	}
	mask := make([]byte, 4)
	if _, err := rand.Read(mask); err != nil {
		return err
	}
	frame = append(frame, mask...)
	for i, b := range payload {
		frame = append(frame, b^mask[i%4])
	}
	_, err := s.conn.Write(frame)
	return err
}

// send sends a message as JSON.
func (s *socket) send(message any) error {
	payload, err := json.Marshal(message)
	if err != nil {
		return err
	}
	return s.write(text, payload)
}

// receive reads the next message, of up to 20 MB, into a value; it answers pings on the way. Silence of 30 seconds is an error.
func (s *socket) receive(message any) error {
	var whole []byte
	for {
		if err := s.conn.SetReadDeadline(time.Now().Add(30 * time.Second)); err != nil {
			return err
		}
		head := make([]byte, 2)
		if _, err := io.ReadFull(s.in, head); err != nil {
			return err
		}
		size := uint64(head[1] & 0x7f)
		if size >= 126 {
			length := make([]byte, 2+6*(size-126))
			if _, err := io.ReadFull(s.in, length); err != nil {
				return err
			}
			size = binary.BigEndian.Uint64(append(make([]byte, 8-len(length)), length...))
		}
		if size > 20<<20 {
			return fmt.Errorf("a message of %d bytes", size)
		}
		payload := make([]byte, size)
		if _, err := io.ReadFull(s.in, payload); err != nil {
			return err
		}
		switch head[0] & 0x0f {
		case ping:
			if err := s.write(pong, payload); err != nil {
				return err
			}
		case pong:
		case end:
			return io.EOF
		default:
			whole = append(whole, payload...)
			if head[0]&final != 0 {
				return json.Unmarshal(whole, message)
			}
		}
	}
}

// close ends the connection: with a closing frame first, so that the node ends what it does for it.
func (s *socket) close() {
	_ = s.write(end, []byte{0x03, 0xe8})
	_ = s.conn.Close()
}
